import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { readConcerns } from '#contract/comments/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { settingsQuery } from '../../../client/settings-query.ts';
import type { Elements } from '../../../ui/elements.ts';

export const ScreenTitleContext = createContext<(title: string) => void>(() => {});

export const useBarTitle = (title: string): void => {
  const tell = useContext(ScreenTitleContext);
  useEffect(() => tell(title), [tell, title]);
};

export const ScreenTitle = ({ title }: { title: string }) => {
  useBarTitle(title);
  const { data: settings } = useQuery(settingsQuery(usePlatform()));
  const { data: concerns } = useQuery(queryOf(usePlatform(), readConcerns, {}));
  const mentions = concerns?.counts.mentions ?? 0;
  return (
    <title>{`${mentions > 0 ? `(${mentions}) ` : ''}${title} · ${settings?.organisation.name ?? 'Admin Portal'}`}</title>
  );
};

interface ScreenHeadProps {
  title: string;
  lead?: ReactNode;
  beside?: Elements;
  action?: Elements;
}

export const ScreenHead = ({ title, lead, beside, action }: ScreenHeadProps) => (
  <>
    <ScreenTitle title={title} />
    <div className="head">
      <div className={beside ? 'head__line' : undefined}>
        <h1 tabIndex={-1}>{title}</h1>
        {beside}
        {lead && <p>{lead}</p>}
      </div>
      {action && <div className="row row--tight">{action}</div>}
    </div>
  </>
);
