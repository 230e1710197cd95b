import type { JSX } from 'react';
import type { StartTimeView } from '#modules/scheduling/contract/availability.view.js';
import { showDay, showTime } from '../format';

interface StartsProps {
  day: string;
  times: readonly StartTimeView[];
  isBusy: boolean;
  onPick: (time: string) => void;
}

/** The free starts of a day; one click reserves one. */
export function Starts({ day, times, isBusy, onPick }: StartsProps): JSX.Element {
  const halves = [
    { name: 'Morning', times: times.filter(({ time }) => time < '12:00') },
    { name: 'Afternoon', times: times.filter(({ time }) => time >= '12:00') },
  ];
  return (
    <div aria-live="polite">
      <h3>{showDay(day)}</h3>
      {times.length === 0 && <p>Nothing is free on this day anymore.</p>}
      {halves.map(
        (half) =>
          half.times.length > 0 && (
            <fieldset key={half.name} className="field">
              <legend>{half.name}</legend>
              <div className="starts">
                {half.times.map(({ time }) => (
                  <button
                    key={time}
                    type="button"
                    className="start"
                    disabled={isBusy}
                    onClick={() => onPick(time)}
                  >
                    {showTime(time)}
                  </button>
                ))}
              </div>
            </fieldset>
          ),
      )}
    </div>
  );
}
