import type { JSX } from 'react';
import type { FreeSlotsView } from '#modules/booking/contract/booking.view.js';
import { showShortDay, showTime } from '../format';

interface RecommendedProps {
  /** Best first. */
  starts: NonNullable<FreeSlotsView['recommended']>;
  isBusy: boolean;
  onPick: (day: string, time: string) => void;
}

/** The starts that suit the branch best; one click reserves one. */
export function Recommended({ starts, isBusy, onPick }: RecommendedProps): JSX.Element {
  return (
    <fieldset className="field recommended">
      <legend>Recommended</legend>
      <p className="dim">These suit our trucks best. Every other free time is below.</p>
      <div className="starts">
        {starts.map(({ date, time }) => (
          <button
            key={`${date} ${time}`}
            type="button"
            className="start"
            disabled={isBusy}
            onClick={() => onPick(date, time)}
          >
            {showShortDay(date)}, <b>{showTime(time)}</b>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
