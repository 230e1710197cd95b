import { Query } from '@nestjs/cqrs';

/**
 * The HTML of MJML, merge fields still in it. Takes a while, so it is asked before a command begins.
 * Refused: 400 MJML that does not compile, with its lines; 422 MAIL_TOO_DEEP and the like.
 */
export class CompileTemplateQuery extends Query<string> {
  constructor(readonly mjml: string) {
    super();
  }
}
