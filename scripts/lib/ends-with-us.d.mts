import type { ChildProcess } from 'node:child_process';

export function whenGone(command: string[]): () => void;
export function endsWithUs<Child extends ChildProcess>(child: Child): Child;
