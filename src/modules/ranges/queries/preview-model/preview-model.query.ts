import { Query } from '@nestjs/cqrs';
import type { PreviewModelDto } from '../../contract/model.dto.js';
import type { ModelPreviewView } from '../../contract/model.view.js';

/** What some jobs would teach; nothing is kept. */
export class PreviewModelQuery extends Query<ModelPreviewView> {
  constructor(readonly asked: PreviewModelDto) {
    super();
  }
}
