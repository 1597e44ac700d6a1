import { ENGLISH } from '#contract/languages/languages.ts';
import { mayDo } from '#contract/roles.ts';
import { useUser } from '../client/PlatformContext.tsx';

/** Where something would stand if it were set: for whoever may set it, and for nobody else. */
export const SettingMissing = ({ box, children }: { box: 'giving' | 'governance'; children: string }) => {
  const role = useUser()?.role;
  if (role === undefined || !mayDo(role, 'settings')) return null;
  return (
    <p className="unset" lang={ENGLISH}>
      <a href={`/admin/settings?section=charity#${box}`}>{children}</a>
    </p>
  );
};
