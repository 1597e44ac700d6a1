import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { deleteView, listViews } from '#contract/saved-views/calls.ts';
import { type SavedView, type ViewScreen, viewQuery } from '#contract/saved-views/views.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { useMay } from '../../../client/useMay.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { useHasTools } from '../../account/preferences/useTools.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';

const FAILED = 'The view could not be deleted. Please try again.';

const useRemoveView = (): ((view: SavedView) => void) => {
  const send = useSend(deleteView);
  const queryClient = useQueryClient();
  const say = useAlert();
  const { mutate } = useMutation({
    mutationFn: ({ id }: SavedView) => send({ id }),
    onError: (error) => say(sentenceOf(error, FAILED)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: allOf('views') }),
  });
  return mutate;
};

interface ViewLinkProps {
  query: string;
  label: string;
  icon: IconName;
  current: boolean;
}

const ViewLink = ({ query, label, icon, current }: ViewLinkProps) => (
  <Link to={{ search: query }} aria-current={current || undefined}>
    <Icon name={icon} />
    <span>{label}</span>
  </Link>
);

const MINE = 'assigned=me';

export const ViewBar = ({ screen }: { screen: ViewScreen }) => (useHasTools() ? <Views screen={screen} /> : null);

const Views = ({ screen }: { screen: ViewScreen }) => {
  const { data } = useQuery(queryOf(usePlatform(), listViews, {}));
  const mayDeleteAll = useMay('settings');
  const here = viewQuery(useLocation().search);
  const [keeps, setKeeps] = useState(false);
  const remove = useRemoveView();
  const savedViews = (data?.views ?? []).filter((one) => one.screen === screen);
  const current = savedViews.find(({ query }) => query === here);
  const mayDelete = ({ mine }: SavedView) => mine || mayDeleteAll;
  return (
    <>
      <nav className="views" aria-label="Views">
        <ViewLink query={MINE} label="Mine" icon="user-check" current={here === MINE} />
        {savedViews.map(({ id, name, query, shared }) => (
          <ViewLink key={id} query={query} label={name} icon={shared ? 'users' : 'archive'} current={query === here} />
        ))}
        {here !== '' && here !== MINE && !current && (
          <button type="button" onClick={() => setKeeps(true)}>
            <Icon name="plus" />
            Keep this view
          </button>
        )}
        {current && mayDelete(current) && (
          <button type="button" onClick={() => remove(current)}>
            <Icon name="trash-2" />
            Delete this view
          </button>
        )}
      </nav>
      {keeps && <SaveViewDialog screen={screen} query={here} onClose={() => setKeeps(false)} />}
    </>
  );
};
