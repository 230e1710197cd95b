import fc from 'fast-check';

/** Lists of exactly `length` things that shrink to shorter ones: full runs, small counterexamples. */
class FullLengthArbitrary<T> extends fc.Arbitrary<T[]> {
  private readonly full: fc.Arbitrary<T[]>;
  private readonly any: fc.Arbitrary<T[]>;

  constructor(item: fc.Arbitrary<T>, length: number) {
    super();
    this.full = fc.array(item, { minLength: length, maxLength: length });
    this.any = fc.array(item, { maxLength: length });
  }

  generate(random: fc.Random, bias: number | undefined): fc.Value<T[]> {
    return this.full.generate(random, bias);
  }

  canShrinkWithoutContext(value: unknown): value is T[] {
    return this.any.canShrinkWithoutContext(value);
  }

  shrink(value: T[], context: unknown): fc.Stream<fc.Value<T[]>> {
    return this.any.shrink(value, context);
  }
}

export const fullLength = <T>(item: fc.Arbitrary<T>, length: number): fc.Arbitrary<T[]> =>
  new FullLengthArbitrary(item, length);
