import { useQuery } from '@tanstack/react-query';
import type { ListedPlace } from '#contract/containers/content.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { UndoToast } from '../../review/moderation/UndoToast.tsx';
import { useUndo } from '../../review/moderation/useUndo.ts';
import { LeaveGuard } from '../../shell/forms/LeaveGuard.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { Nothing } from '../../shell/list/Nothing.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../../shell/shortcuts/useShortcutsSwitch.ts';
import { byPage, isFound, type PlaceFilters } from './find-places.ts';
import { filtersIn, PlaceChips, PlaceFilterFields } from './PlaceFilters.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { placesIn, type ShownPlace } from './places-in.ts';
import { siteContentQuery } from './site-content.ts';
import { type EditedRows, rowKey, useEditedRows } from './useEditedRows.ts';
import { type TranslationSteps, useTranslationSteps } from './useTranslationSteps.ts';

const FAILED = 'The texts could not be loaded. Please try refreshing the page.';
const LEAD = 'Every heading, paragraph and picture on the website that may be yours.';

const countsOf = (places: readonly ShownPlace[]) => {
  const changed = places.filter(({ isChanged }) => isChanged).length;
  return changed > 0 ? `${places.length}, ${changed} changed by us` : `${places.length}, as they came`;
};

interface RowsProps {
  places: readonly ShownPlace[];
  q: string;
  rows: EditedRows;
  steps: TranslationSteps;
}

const Rows = ({ places, q, rows, steps }: RowsProps) => (
  <section className="textpages" aria-labelledby="texts">
    <h2 className="sr" id="texts">
      Texts and pictures
    </h2>
    {byPage(places).map(({ relativeUrl, page, places: here }) => (
      <section key={relativeUrl} className="box box--flush" aria-label={page}>
        <h3 className="textpages__page">
          <span>{`${page} `}</span>
          <small>{countsOf(here)}</small>
        </h3>
        <ul>
          {here.map((place) => {
            const key = rowKey(place);
            return (
              <PlaceRow
                key={key}
                place={place}
                q={q}
                steps={steps}
                isEdited={rows.isEdited(key)}
                onEdit={(isEdited) => rows.edit(key, isEdited)}
                onUnsaved={(unsaved) => rows.note(key, unsaved)}
              />
            );
          })}
        </ul>
      </section>
    ))}
  </section>
);

const Places = ({ all }: { all: readonly ListedPlace[] }) => {
  const params = usePageParams();
  const filters = filtersIn(params, all);
  const places = placesIn(all, filters.language);
  const rows = useEditedRows();
  const undo = useUndo();
  const steps = useTranslationSteps(undo);
  const [shortcuts] = useShortcutsSwitch();
  useShortcuts({ u: undo.undoLatest }, shortcuts);
  const found = places.filter((place) => rows.isEdited(rowKey(place)) || isFound(place, filters));
  const filter = (change: Partial<PlaceFilters>) => params.filter({ ...change });
  const isNarrowed = filters.q !== '' || filters.on !== '' || filters.state !== '';
  const unmatched = {
    text: 'No texts match your criteria.',
    clear: 'Clear filters',
    onClear: () => filter({ q: '', on: '', state: '' }),
  };
  return (
    <>
      <LeaveGuard unsaved={rows.hasUnsaved} />
      <PlaceFilterFields places={places} filters={filters} onFilter={filter} />
      <PlaceChips
        places={places}
        filters={filters}
        found={
          isNarrowed
            ? `${found.length} of ${places.length}`
            : `${places.length} ${filters.language ? 'texts' : 'texts and pictures'}`
        }
        onFilter={filter}
      />
      {found.length > 0 ? (
        <Rows places={found} q={filters.q} rows={rows} steps={steps} />
      ) : (
        <Nothing unmatched={isNarrowed ? unmatched : null}>
          <EmptyState art="empty-box" title="No texts yet">
            Texts and pictures of the website that you may change will stand here together.
          </EmptyState>
        </Nothing>
      )}
      <UndoToast undo={undo} />
    </>
  );
};

export const ContentPage = () => {
  const { data, isError, refetch } = useQuery(siteContentQuery(usePlatform()));
  const places = data?.places;
  return (
    <>
      <ScreenHead title="Texts" lead={places ? `${LEAD} ${places.length} in all.` : LEAD} />
      {isError && places && (
        <Notice tone="bad">
          <p>{FAILED}</p>
        </Notice>
      )}
      {places && <Places all={places} />}
      {!places &&
        (isError ? (
          <NotReachable onRefresh={refetch}>{FAILED}</NotReachable>
        ) : (
          <LoadingBox label="Loading the texts" shape="lines" />
        ))}
      <p className="hint textsfixed">
        <Icon name="lock" />
        Names of buttons and form fields are fixed, so that help texts and training stay true.
      </p>
    </>
  );
};
