import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { settingsQuery } from '../../client/settings.ts';

/** Tells the bar at the top of a small screen what is shown. */
export const ScreenTitleContext = createContext<(title: string) => void>(() => {});

/** The title of the browser's tab, and of the bar at the top of a small screen. */
export const ScreenTitle = ({ title }: { title: string }) => {
  const tell = useContext(ScreenTitleContext);
  const { data: settings } = useQuery(settingsQuery(usePlatform()));
  useEffect(() => tell(title), [tell, title]);
  return <title>{`${title} · ${settings?.organisation.name ?? 'Admin Portal'}`}</title>;
};

/** The head of a screen: its title, one sentence, and an action. */
export const ScreenHead = ({ title, lead, action }: { title: string; lead?: ReactNode; action?: ReactNode }) => (
  <>
    <ScreenTitle title={title} />
    <div className="head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {action && <div className="row row--tight">{action}</div>}
    </div>
  </>
);
