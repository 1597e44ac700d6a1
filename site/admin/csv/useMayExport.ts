import { useQuery } from '@tanstack/react-query';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { reviewRulesQuery } from '../../client/settings.ts';

/** Whether this person may export tables: administrators, and volunteers where the settings say so. */
export const useMayExport = (): boolean => {
  const role = useUser()?.role;
  const { data } = useQuery({ ...reviewRulesQuery(usePlatform()), enabled: role === 'Volunteer' });
  return role === 'Administrator' || data?.volunteersExport === true;
};
