/** How swc compiles the server's sources, for processes besides a test's own. */
export const SWC_OPTIONS = [
  'jsc.parser.syntax=typescript',
  'jsc.parser.decorators=true',
  'jsc.transform.legacyDecorator=true',
  'jsc.transform.decoratorMetadata=true',
  'jsc.transform.useDefineForClassFields=false',
  'jsc.keepClassNames=true',
  'jsc.target=es2023',
  'module.type=es6',
].flatMap((option) => ['-C', option]);
