import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { invalidFields, ruleBroken } from '#kernel/domain-error.js';
import { REQUIRED_MESSAGE } from '#kernel/validation/index.js';
import { currentActor } from '#platform/actor/actor.js';
import { TaskStopped } from '#platform/side-process/task-stopped.js';
import { SideProcesses } from '#platform/side-process/side-processes.js';
import { MAIL_ERRORS, mjmlFault, MAIL_LIMITS } from '../contract/mail-terms.js';
import type { MailErrorCode } from '../contract/mail-terms.js';
import type { RenderAnswer, RenderTask } from './render-task.js';
import type { SafeHtml } from '../markup/safe-html.js';

const OPTIONS = {
  processes: 2,
  waiting: 200,
  cpuMs: MAIL_LIMITS.seconds * 1_000,
  // A machine that is busy with other things makes no template too slow.
  timeMs: 30_000,
  memoryMb: MAIL_LIMITS.memoryMb,
};

const REFUSAL_OF = {
  depth: 'MAIL_TOO_DEEP',
  size: 'MAIL_TOO_LARGE',
  time: 'MAIL_TOO_SLOW',
  memory: 'MAIL_TOO_HEAVY',
} as const satisfies Record<string, MailErrorCode>;

/**
 * Compiles templates and makes emails safe, in processes of their own, so that nothing people
 * write can keep this one from answering. What takes too much is refused: 422 MAIL_TOO_DEEP,
 * MAIL_TOO_LARGE, MAIL_TOO_SLOW or MAIL_TOO_HEAVY.
 */
@Injectable()
export class Rendering implements OnApplicationShutdown {
  private readonly pool = new SideProcesses<RenderTask, RenderAnswer>(
    new URL('./render-process.js', import.meta.url),
    OPTIONS,
  );

  /**
   * The HTML of MJML, with `fields` filled in, otherwise with merge fields still in it.
   * @throws DomainError 400 on `mjml`, each fault with its line; 422
   */
  compile(mjml: string, fields?: Record<string, unknown>): Promise<string> {
    return this.compiled({ kind: 'compile', mjml, fields });
  }

  /**
   * A template as the email that is sent of it, filled in with `fields` if there are some.
   * @param preview the line that mail programs show next to the subject
   * @throws DomainError as `compile`
   */
  async preview(
    mjml: string,
    preview: string,
    fields?: Record<string, unknown>,
  ): Promise<SafeHtml> {
    return (await this.compiled({ kind: 'preview', mjml, preview, fields })) as SafeHtml;
  }

  /**
   * An email without anything that runs, submits or loads except pictures by https.
   * @throws DomainError 400 on `html` when nothing is left to see; 422
   */
  async makeSafe(html: string): Promise<SafeHtml> {
    const answer = await this.ask({ kind: 'makeSafe', html });
    if (answer.kind !== 'empty') return htmlOf(answer) as SafeHtml;
    throw invalidFields([{ path: 'html', message: REQUIRED_MESSAGE }]);
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }

  private async compiled(task: RenderTask): Promise<string> {
    const answer = await this.ask(task);
    if (answer.kind !== 'faults') return htmlOf(answer);
    throw invalidFields(
      answer.faults.map(({ line, reason }) => ({ path: 'mjml', message: mjmlFault(line, reason) })),
    );
  }

  private async ask(task: RenderTask): Promise<RenderAnswer> {
    try {
      return await this.pool.run(task, currentActor().employeeId ?? '');
    } catch (error) {
      throw error instanceof TaskStopped ? refused(error.lacked) : error;
    }
  }
}

function htmlOf(answer: RenderAnswer): string {
  if (answer.kind === 'done') return answer.html;
  if (answer.kind === 'tooMuch') throw refused(answer.limit, answer.line);
  throw new Error(`A rendering process answered ${answer.kind}`);
}

/** If a line is to blame, it is reported like a fault of the MJML. */
function refused(limit: keyof typeof REFUSAL_OF, line?: number): Error {
  const code = REFUSAL_OF[limit];
  const errors = line && [{ path: 'mjml', message: mjmlFault(line, MAIL_ERRORS[code]) }];
  return ruleBroken(code, MAIL_ERRORS[code], errors ? { errors } : {});
}
