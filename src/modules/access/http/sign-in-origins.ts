import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { PageOrigins } from '../../../platform/http/page-origins.js';
import { Issuer } from '../identity/issuer.js';

/** Lets the page call the issuer, which stands elsewhere. */
@Injectable()
export class SignInOrigins implements OnModuleInit {
  constructor(
    private readonly issuer: Issuer,
    private readonly origins: PageOrigins,
  ) {}

  onModuleInit(): void {
    this.origins.add(() => this.issuer.pageOrigins());
  }
}
