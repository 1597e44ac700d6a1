import { useQuery } from '@tanstack/react-query';
import { screenLabels } from '#contract/pages/admin-screens.ts';
import { type ListDefaultsChange, MINE, pageSizes } from '#contract/preferences/preferences.ts';
import { listViews } from '#contract/saved-views/calls.ts';
import { type ViewScreen, viewScreens } from '#contract/saved-views/views.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Field } from '../../../ui/Field.tsx';
import { NotSaved, Saved } from './NotSaved.tsx';
import { usePreferences } from './usePreferences.ts';
import { useHasTools } from './useTools.ts';
import { USUAL_PAGE_SIZE } from './usual-page-size.ts';

const usualOrder: Record<ViewScreen, string> = {
  testimonials: 'As usual: what waits oldest first',
  'donations/pending': 'As usual: oldest first',
  donations: 'As usual: what waits oldest first',
};

type Options = readonly (readonly [value: string, label: string])[];

interface ChoiceProps {
  label: string;
  value: string | number | null;
  usual: string;
  options: Options;
  onChange(value: string | null): void;
}

const Choice = ({ label, value, usual, options, onChange }: ChoiceProps) => (
  <Field
    as="select"
    label={label}
    value={String(value ?? '')}
    onChange={({ target }) => onChange(target.value || null)}
  >
    <option value="">{usual}</option>
    {options.map(([key, words]) => (
      <option key={key} value={key}>
        {words}
      </option>
    ))}
  </Field>
);

const orders: Options = [
  ['oldest', 'Oldest first'],
  ['newest', 'Newest first'],
];
const sizes: Options = pageSizes.map((size) => [String(size), `${size} rows`]);

export const ListsBox = () => {
  const { preferences, change, saved, error } = usePreferences();
  const { data: views } = useQuery(queryOf(usePlatform(), listViews, {}));
  if (!useHasTools() || !preferences) return null;
  const set = (screen: ViewScreen, changed: ListDefaultsChange) => change({ lists: { [screen]: changed } });
  return (
    <section className="box" id="lists" aria-labelledby="lists-title">
      <div className="box__head">
        <div>
          <h2 id="lists-title">How your lists open</h2>
          <p>On every machine that you sign in on. You can still change it there each time.</p>
        </div>
        <Saved saved={saved} />
      </div>
      <div className="box__body stack">
        <NotSaved error={error} />
        {viewScreens.map((screen) => {
          const { view, order, pageSize } = preferences.lists[screen];
          const own = (views?.views ?? []).filter((one) => one.screen === screen);
          return (
            <fieldset key={screen} className="listchoice">
              <legend>{screenLabels[screen]}</legend>
              <Choice
                label="Open with"
                value={view}
                usual="Everything"
                options={[[MINE, 'What I look after'], ...own.map(({ id, name }) => [id, name] as const)]}
                onChange={(chosen) => set(screen, { view: chosen })}
              />
              <Choice
                label="Order"
                value={order}
                usual={usualOrder[screen]}
                options={orders}
                onChange={(chosen) =>
                  set(screen, { order: chosen === 'oldest' || chosen === 'newest' ? chosen : null })
                }
              />
              <Choice
                label="On a page"
                value={pageSize}
                usual={`As usual: ${USUAL_PAGE_SIZE[screen]} rows`}
                options={sizes}
                onChange={(chosen) =>
                  set(screen, { pageSize: pageSizes.find((size) => String(size) === chosen) ?? null })
                }
              />
            </fieldset>
          );
        })}
      </div>
    </section>
  );
};
