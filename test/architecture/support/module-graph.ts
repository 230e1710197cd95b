import type { DynamicModule, ForwardReference, Provider, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';

type Known = Type | DynamicModule;
type Imported = Known | Promise<DynamicModule> | ForwardReference<() => Known>;

/** A class at the place where a module lists it. */
export interface Placed {
  module: string;
  type: Type;
}

/** The modules of a process and what they list, read without starting it. */
export class ModuleGraph {
  readonly providers: Placed[] = [];
  readonly controllers: Placed[] = [];
  private readonly seen = new Set<unknown>();

  static async of(root: Type): Promise<ModuleGraph> {
    const graph = new ModuleGraph();
    await graph.add(root);
    return graph;
  }

  /** The classes with this metadata, each with its value, once for every place that lists them. */
  marked(key: string, placed: Placed[] = this.providers): (Placed & { value: unknown })[] {
    return placed
      .filter(({ type }) => Reflect.hasMetadata(key, type))
      .map((one) => ({ ...one, value: Reflect.getMetadata(key, one.type) as unknown }));
  }

  private async add(imported: Imported): Promise<void> {
    const module = 'forwardRef' in imported ? imported.forwardRef() : await imported;
    if (this.seen.has(module)) return;
    this.seen.add(module);
    if ('module' in module) {
      await this.list(module.module, module);
      await this.add(module.module);
      return;
    }
    const listed = <T>(key: string) => (Reflect.getMetadata(key, module) as T[] | undefined) ?? [];
    await this.list(module, {
      providers: listed(MODULE_METADATA.PROVIDERS),
      controllers: listed(MODULE_METADATA.CONTROLLERS),
      imports: listed(MODULE_METADATA.IMPORTS),
    });
  }

  private async list(
    module: Type,
    { providers = [], controllers = [], imports = [] }: Omit<DynamicModule, 'module'>,
  ): Promise<void> {
    const place = (type: Type): Placed => ({ module: module.name, type });
    this.providers.push(...providers.flatMap(classOf).map(place));
    this.controllers.push(...controllers.map(place));
    for (const next of imports) await this.add(next as Imported);
  }
}

const classOf = (provider: Provider): Type[] => {
  if (typeof provider === 'function') return [provider];
  return 'useClass' in provider ? [provider.useClass as Type] : [];
};
