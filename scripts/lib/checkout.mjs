import { accessSync, constants, existsSync, lstatSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The checkout's root folder. */
export const CHECKOUT = resolve(import.meta.dirname, '../..');

/** A path in the checkout. */
export const inCheckout = (...parts) => join(CHECKOUT, ...parts);

/** Reads the settings of `.env`, if there is one; variables already in the environment win. */
export function loadEnvFile() {
  const file = inCheckout('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Where this instance stores its data; relative paths start at the checkout. */
export const dataDir = () => resolve(CHECKOUT, process.env.DATA_DIR || 'data');

/**
 * Finds out at once whether this account may write where it will have to.
 * @throws the fault of the file system
 */
export function checkFolders() {
  mustBeWritable(CHECKOUT);
  mustBeWritable(dataDir());
}

function mustBeWritable(folder) {
  let path = folder;
  for (; !existsSync(path); path = dirname(path)) {
    if (isLink(path)) throw fault('ENOENT', path);
  }
  if (!statSync(path).isDirectory()) throw fault('ENOTDIR', path);
  accessSync(path, constants.W_OK);
}

/** As the system would say it of a folder to be made there. */
const fault = (code, path) => Object.assign(new Error(code), { code, syscall: 'mkdir', path });

function isLink(path) {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
