import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { settingsQuery } from '../../../client/settings-query.ts';
import type { Elements } from '../../../ui/elements.ts';
import { Illustration } from '../../../ui/Illustration.tsx';
import { Logo } from '../../shell/layout/Logo.tsx';

export const SignInFrame = ({ title, children }: { title: string; children: Elements }) => {
  const { data: settings } = useQuery(settingsQuery(usePlatform()));
  return (
    <main className="signin" id="main">
      <title>{`${title} · ${settings?.organisation.name ?? 'Admin Portal'}`}</title>
      <div className="signin__art">
        <Illustration name="signin-night" first />
      </div>
      <div className="signin__card">
        <Logo href="/" name={settings?.organisation.name} />
        {children}
      </div>
    </main>
  );
};
