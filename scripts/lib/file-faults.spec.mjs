import { describe, expect, it } from '@jest/globals';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileFaultIn, fileFaultOf } from './file-faults.mjs';

const thrownBy = (work) => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
};

describe('a fault of the file system', () => {
  it.each([
    [
      'a file in the way',
      () => mkdirSync('/etc/hostname/emma'),
      /^There is a file at \/etc\/hostname/,
    ],
    ['a full disk', () => writeFileSync('/dev/full', 'x'), /^The disk is full/],
  ])('is one sentence: %s', (_what, work, sentence) => {
    const said = fileFaultOf(thrownBy(work));
    expect(said).toMatch(sentence);
    expect(said).toMatch(/^[^\n]+\.$/);
  });

  it.each([
    ['EACCES', /^This account may not write at \/srv\/emma: start as the folder's owner, or/],
    ['EROFS', /^Nothing can be written at \/srv\/emma, which is on a read-only disk:/],
    ['ENOSPC', /^The disk is full at \/srv\/emma:/],
    ['ENOENT', /^The link at \/srv\/emma leads to a folder that is not there: make that one, or/],
    ['EDQUOT', /^The disk is full at \/srv\/emma:/],
  ])('names the place: %s', (code, sentence) => {
    const error = Object.assign(new Error(code), { code, syscall: 'mkdir', path: '/srv/emma' });
    expect(fileFaultOf(error)).toMatch(sentence);
  });

  it('is found in what npm, initdb and PostgreSQL say', () => {
    const initdb =
      'initdb: error: could not create directory "/srv/emma/base": No space left on device';
    expect(fileFaultIn(initdb)).toMatch(/^The disk is full at \/srv\/emma\/base:/);
    const npm =
      "npm error code EACCES\nnpm error EACCES: permission denied, mkdir '/srv/emma/node_modules'";
    expect(fileFaultIn(npm)).toMatch(/^This account may not write/);
    const wrote = 'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes';
    expect(fileFaultIn(`${wrote}\nHINT:  Check free disk space.`)).toMatch(/^The disk is full:/);
    expect(fileFaultIn('npm error code E404')).toBeUndefined();
  });

  it('is nothing else', () => {
    expect(fileFaultOf(thrownBy(() => readdirSync('/no/such/folder')))).toBeUndefined();
    const refused = Object.assign(new Error(), { code: 'EACCES', syscall: 'listen', port: 80 });
    expect(fileFaultOf(refused)).toBeUndefined();
    expect(fileFaultOf(undefined)).toBeUndefined();
  });
});
