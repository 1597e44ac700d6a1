import { type Day, weekdayName } from '#contract/dublin.ts';
import type { Suggestion } from '#contract/runs/run-fit.ts';
import type { RunSummary } from '#contract/runs/runs.ts';
import type { WaitingPickups } from '#contract/runs/waiting-pickups.ts';
import { Icon } from '../../ui/Icon.tsx';
import { numberInWords } from '../../ui/number-in-words.ts';
import { kilometresText } from './run-labels.ts';

/** How many sentences are said at a time. */
const SAID_MAX = 3;
/** Fewer that wait in an area are not worth a run of their own. */
const RUN_MIN = 4;

type RunSuggestionsProps = {
  suggestions: readonly Suggestion[];
  areas: WaitingPickups['areas'];
  runs: readonly RunSummary[];
  /** The next day of the week without a run. */
  freeDay: Day | undefined;
  busy: boolean;
  onPut: (run: RunSummary, offers: readonly string[]) => void;
  onPlan: (day: Day, area: string) => void;
};

/** What could be done next, a sentence and a press each: what a run passes, and what is worth a run of its own. */
export const RunSuggestions = (props: RunSuggestionsProps) => {
  const { suggestions, areas, runs, freeDay, busy, onPut, onPlan } = props;
  const passed = suggestions.flatMap((suggestion) => {
    const run = runs.find(({ id }) => id === suggestion.runId);
    return run ? [{ ...suggestion, run }] : [];
  });
  // One for each run: once it is taken, the places of the others are known anew.
  const said = passed.filter(({ runId }, at) => passed.findIndex((one) => one.runId === runId) === at);
  const alone = areas
    .filter(({ name, count }) => count >= RUN_MIN && passed.every(({ area }) => area !== name))
    .toSorted((a, b) => b.count - a.count)[0];
  return (
    <>
      {said.slice(0, SAID_MAX).map(({ area, run, offers, places, kilometres }) => (
        <div className="hint-line" key={area}>
          <Icon name="sparkles" />
          <span>
            <b>{`${weekdayName(run.date)}’s ${run.van} passes ${area}`}</b>
            {`, ${places === 1 ? 'one place' : `${places} places`} left, ${kilometresText(kilometres)} more.`}
          </span>
          <button type="button" className="linkbtn" disabled={busy} onClick={() => onPut(run, offers)}>
            {offers.length === 1 ? 'Take the one there' : `Take ${numberInWords(offers.length) ?? offers.length} there`}
          </button>
        </div>
      ))}
      {alone?.name && freeDay && (
        <div className="hint-line">
          <Icon name="sparkles" />
          <span>{`${alone.count} wait in ${alone.name}, and no run passes. ${weekdayName(freeDay)} is free.`}</span>
          <button type="button" className="linkbtn" onClick={() => onPlan(freeDay, alone.name ?? '')}>
            Make that run
          </button>
        </div>
      )}
    </>
  );
};
