/** What a side process tells: that it can begin, and how each task ended. */
export type SideMessage<Answer> =
  { kind: 'ready' } | { kind: 'answer'; answer: Answer } | { kind: 'fault'; error: Error };
