import { Injectable } from '@nestjs/common';

type Source = () => readonly string[];

/** Origins besides our own that the page may call; the area that sends it there names them. */
@Injectable()
export class PageOrigins {
  private readonly sources: Source[] = [];

  /** @param source asked at each request, since some are learned only after the start */
  add(source: Source): void {
    this.sources.push(source);
  }

  current(): string[] {
    return this.sources.flatMap((source) => source());
  }
}
