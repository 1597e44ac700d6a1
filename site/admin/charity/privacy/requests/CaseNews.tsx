import { Notice } from '../../../../ui/Notice.tsx';
import type { CaseActions } from './useCaseActions.ts';

export const CaseNews = ({ actions, of }: { actions: CaseActions; of: readonly CaseActions['last'][] }) => {
  const { last, failure, done } = actions;
  if (!of.includes(last)) return null;
  if (failure)
    return (
      <Notice tone="bad" title="Nothing was changed.">
        <p>{failure}</p>
      </Notice>
    );
  return done ? (
    <Notice tone="ok">
      <p>{done}</p>
    </Notice>
  ) : null;
};
