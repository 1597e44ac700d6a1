import { ENGLISH } from '#contract/languages/languages.ts';
import { mayDo } from '#contract/roles.ts';
import { useUser } from '../client/PlatformContext.tsx';

export const SettingMissing = ({ box, children }: { box: 'giving' | 'governance'; children: string }) => {
  const role = useUser()?.role;
  if (role === undefined || !mayDo(role, 'settings')) return null;
  return (
    <p className="unset" lang={ENGLISH}>
      <a href={`/admin/settings?section=charity#${box}`}>{children}</a>
    </p>
  );
};
