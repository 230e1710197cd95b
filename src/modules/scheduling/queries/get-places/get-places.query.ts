import { Query } from '@nestjs/cqrs';
import type { PlacesView } from '../../contract/places.view.js';

/**
 * Where everybody and every truck is today, at all branches, by the clock of each branch; without
 * those who are nowhere.
 */
export class GetPlacesQuery extends Query<PlacesView> {}
