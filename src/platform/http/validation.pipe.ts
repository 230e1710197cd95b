import { Injectable, ValidationPipe } from '@nestjs/common';
import { invalidFields } from '../../kernel/domain-error.js';
import { toFieldFaults } from '../../kernel/validation/field-faults.js';

/** Checks every body and query against its class; unknown properties are refused by name. */
@Injectable()
export class BodyValidationPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      validationError: { target: false },
      transformOptions: { exposeUnsetFields: false },
      exceptionFactory: (errors) => invalidFields(toFieldFaults(errors)),
    });
  }
}
