import { beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { Refusals } from './refusals.cjs';

const SOURCE = `
  import * as here from './all';
  class DomainError extends Error { constructor(readonly kind: string, readonly code: string, text: string) { super(text); } }
  const conflict = (code: string, text: string) => new DomainError('conflict', code, text);
  const TRUCK_ERRORS = { NAME_TAKEN: 'This name is taken', DATED: (day: string) => day } as const;
  type Full = 'YARD_FULL' | 'LOT_FULL';
  const full = (code: Full) => conflict(code, 'Full');
  declare function CommandHandler(message: unknown): ClassDecorator;
  declare function Post(path?: string): MethodDecorator;
  declare function Body(pipe: unknown): ParameterDecorator;
  declare const bus: { execute(message: object): void };

  class NamePipe { transform(name: string) { if (!name) throw new DomainError('invalid', 'NAMELESS', ''); } }
  class SellTruckCommand {}
  class SignDto {}
  interface Yard { park(): void }
  class SmallYard implements Yard { park() { throw full('YARD_FULL'); } }
  class BigYard implements Yard { park() { [1].forEach(() => { throw new DomainError('rule', 'TOO_BIG', ''); }); } }
  @CommandHandler(SellTruckCommand)
  class SellTruckHandler {
    constructor(private readonly yard: Yard) {}
    execute() { this.yard.park(); }
    never() { throw conflict('NEVER', ''); }
  }
  const nameTaken = (): Error => conflict('NAME_TAKEN', TRUCK_ERRORS.NAME_TAKEN);
  class TruckController {
    @Post() create(@Body(NamePipe) name: string) { if (name === 'T01') throw nameTaken(); }
    @Post('sell') sell() { bus.execute(new SellTruckCommand()); }
    @Post('save') save() { return Promise.reject(1).catch(refuse); }
    @Post('rent') rent() { here.rent(); }
    @Post('none') none() { return 1; }
    @Post('sign') sign(@Body(0) sign: SignDto) { return sign; }
  }
  export function rent() { throw conflict('LENT', ''); }
  const refuse = (): never => { throw conflict(Math.random() ? 'ONE' : 'OTHER', ''); };
`;

describe('the refusals of a call', () => {
  let all;
  let methods;
  beforeAll(() => {
    const options = { strict: true, target: ts.ScriptTarget.ES2022, types: [] };
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile;
    const source = ts.createSourceFile('all.ts', SOURCE, options.target, true);
    host.getSourceFile = (name, ...rest) => (name === 'all.ts' ? source : read(name, ...rest));
    host.resolveModuleNames = () => [{ resolvedFileName: 'all.ts' }];
    all = new Refusals(ts.createProgram(['all.ts'], options, host));
    const controller = source.statements.find(({ name }) => name?.text === 'TruckController');
    methods = Object.fromEntries(controller.members.map((one) => [one.name.text, one]));
  });

  it.each([
    ['create', ['conflict NAME_TAKEN', 'invalid NAMELESS'], 'by its code and by its pipes'],
    ['sell', ['conflict YARD_FULL', 'rule TOO_BIG'], 'by its handler and all behind an interface'],
    ['save', ['conflict ONE', 'conflict OTHER'], 'by a function that is handed on'],
    ['rent', ['conflict LENT'], 'by a module that has a name'],
    ['none', [], 'not at all'],
    ['sign', ['invalid VALIDATION_FAILED'], 'by the fields that it takes'],
  ])('%s: %j, %s', (call, refusals) => {
    expect(all.of(methods[call]).map((one) => one.join(' '))).toEqual(refusals);
  });

  it('have the sentences of the contracts, where they are always the same', () => {
    expect(all.sentences()).toEqual({ NAME_TAKEN: 'This name is taken' });
  });
});
