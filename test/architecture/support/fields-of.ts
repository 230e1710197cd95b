import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CHECKOUT } from './sources.js';

/** A field as it is written: at run time a field that is only declared does not exist. */
export interface DeclaredField {
  owner: string;
  field: string;
}

/** The fields of every class in a source file, inherited ones at the class that declares them. */
export function fieldsOf(path: string): DeclaredField[] {
  const text = readFileSync(join(CHECKOUT, path), 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023);
  return file.statements.filter(ts.isClassDeclaration).flatMap(({ name, members }) =>
    members
      .filter(ts.isPropertyDeclaration)
      .filter(({ modifiers }) => !modifiers?.some(({ kind }) => NO_FIELD.includes(kind)))
      .map((member) => ({ owner: name?.text ?? '', field: member.name.getText(file) })),
  );
}

const NO_FIELD = [ts.SyntaxKind.StaticKeyword, ts.SyntaxKind.DeclareKeyword];
