import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { readConcerns } from '#contract/comments/calls.ts';
import { concernNotices, newNotices } from '#contract/comments/concern-notices.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { preferencesQuery } from '../../../client/preferences.ts';
import { noticeState, showNotice } from './browser-notices.ts';

/**
 * Shows what newly concerns the person over other windows, if they have allowed that in this browser; the desktop app has its
 * own notices. Anything found at the first look is not new. Use it only once.
 */
export const useConcernNotices = (): void => {
  const platform = usePlatform();
  const navigate = useNavigate();
  const { data } = useQuery(queryOf(platform, readConcerns, {}));
  const { data: preferences } = useQuery(preferencesQuery(platform));
  const known = useRef<ReadonlySet<string> | null>(null);
  const tell = useEffectEvent((concerns: NonNullable<typeof data>) => {
    const all = concernNotices(concerns.told);
    const before = known.current;
    known.current = new Set(all.map(({ key }) => key));
    const wished = platform.kind === 'web' && preferences?.notices.concerns && noticeState() === 'granted';
    // Whoever looks at the portal sees it there.
    if (!before || !wished || document.hasFocus()) return;
    for (const notice of newNotices(all, before)) showNotice(notice, () => void navigate(notice.path));
  });
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
};
