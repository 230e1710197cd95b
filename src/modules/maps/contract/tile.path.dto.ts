import { QueryWhole } from '../../../kernel/validation/index.js';

/** Path of GET /maps/tiles/{z}/{x}/{y}, numbered as slippy maps are. */
export class TilePathDto {
  @QueryWhole({ min: 0, max: 22, presence: 'required' }) z: number;
  @QueryWhole({ min: 0, max: 2 ** 22 - 1, presence: 'required' }) x: number;
  @QueryWhole({ min: 0, max: 2 ** 22 - 1, presence: 'required' }) y: number;
}
