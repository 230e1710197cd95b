import { describe, expect, it } from '@jest/globals';
import { Chance } from '../demo/chance.js';
import { planCustomers } from './plan-customers.js';
import { branchCountFor, planBranch } from './plan-branches.js';
import { readOptions } from './seed-options.js';

const CAPACITY = { branch: 0, trucks: 7, addresses: 300, customers: 4_000 };
const plan = () => [...planCustomers(CAPACITY, 1, new Chance(7))];

describe('a planned branch', () => {
  it('is the same each time', () => {
    expect(plan()).toEqual(plan());
  });

  it('puts no two moves on one truck at one time', () => {
    const taken = plan()
      .filter(({ story }) => story === 'moving')
      .flatMap(({ slot, second, trucks }) => [
        ...Array.from({ length: trucks }, (_, place) => ({ ...slot, truck: slot.truck + place })),
        ...(second ? [second] : []),
      ])
      .map(({ day, truck, afternoon }) => `${day} ${truck} ${afternoon}`);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.length).toBeGreaterThan(2_500);
  });

  it('stays on its trucks, within two months from now', () => {
    for (const { slot, trucks, second, day } of plan()) {
      expect(slot.truck + trucks).toBeLessThanOrEqual(CAPACITY.trucks);
      expect(second?.truck ?? 0).toBeLessThan(CAPACITY.trucks);
      expect(day).toBeLessThanOrEqual(61);
    }
  });

  it('has every story', () => {
    expect([...new Set(plan().map(({ story }) => story))].sort()).toEqual([
      'autobooking',
      'called',
      'cancelled',
      'lead',
      'moving',
      'quoted',
      'unassigned',
    ]);
  });
});

describe('a company', () => {
  it('has branches by its size, each with names of its own', () => {
    expect([1, 100_000, 1_000_000, 5_000_000].map(branchCountFor)).toEqual([3, 4, 40, 40]);
    const names = Array.from({ length: 40 }, (_, index) => planBranch(index).name);
    expect(new Set(names).size).toBe(40);
  });

  it.each([
    [[]],
    [['--customers']],
    [['--customers', '0']],
    [['--customers', 'x']],
    [['--n', '1']],
  ])('is not made of %p', (words) => {
    expect(() => readOptions(words)).toThrow('npm run seed -- --customers N');
  });

  it('is made of a number', () => {
    expect(readOptions(['--customers', '1000'])).toEqual({ customers: 1_000 });
  });
});
