import { type Day, weekdayName } from '#contract/dublin.ts';
import type { Suggestions } from '#contract/runs/run-fit.ts';
import type { RunSummary } from '#contract/runs/runs.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { numberInWords } from '../../../ui/number-in-words.ts';
import { kilometresText } from './run-labels.ts';

const SHOWN_MAX = 3;
/** Fewer offers in an area are not worth a run of their own. */
const RUN_MIN = 4;

type RunSuggestionsProps = Suggestions & {
  runs: readonly RunSummary[];
  freeDay: Day | undefined;
  busy: boolean;
  onPut: (run: RunSummary, offers: readonly string[]) => void;
  onPlan: (day: Day, area: string) => void;
};

export const RunSuggestions = (props: RunSuggestionsProps) => {
  const { suggestions, unpassed, runs, freeDay, busy, onPut, onPlan } = props;
  const passed = suggestions.flatMap((suggestion) => {
    const run = runs.find(({ id }) => id === suggestion.runId);
    return run ? [{ ...suggestion, run }] : [];
  });
  // One for each run: once it is taken, the places of the others are known anew.
  const firstPerRun = passed.filter(({ runId }, at) => passed.findIndex((one) => one.runId === runId) === at);
  const alone = unpassed.find(({ count }) => count >= RUN_MIN);
  return (
    <>
      {firstPerRun.slice(0, SHOWN_MAX).map(({ area, run, offers, places, kilometres }) => (
        <div className="hint-line" key={area}>
          <Icon name="sparkles" />
          <span>
            <b>{`${weekdayName(run.date)}’s ${run.van} passes ${area}`}</b>
            <span>{`, ${places === 1 ? 'one place' : `${places} places`} left, ${kilometresText(kilometres)} more.`}</span>
          </span>
          <button type="button" className="linkbtn" aria-disabled={busy} onClick={() => !busy && onPut(run, offers)}>
            <span>
              {offers.length === 1
                ? 'Take the one there'
                : `Take ${numberInWords(offers.length) ?? offers.length} there`}
            </span>
            <span className="sr">{` in ${area} on ${weekdayName(run.date)}’s ${run.van}`}</span>
          </button>
        </div>
      ))}
      {alone && freeDay && (
        <div className="hint-line">
          <Icon name="sparkles" />
          <span>{`${alone.count} wait in ${alone.area}, and no run with room passes. ${weekdayName(freeDay)} is free.`}</span>
          <button type="button" className="linkbtn" onClick={() => onPlan(freeDay, alone.area)}>
            Make that run<span className="sr">{` to ${alone.area} on ${weekdayName(freeDay)}`}</span>
          </button>
        </div>
      )}
    </>
  );
};
