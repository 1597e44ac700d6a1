import type { SignInOptions } from '#contract/people/people.ts';
import type { SignInSources } from '../http/security-headers.ts';

const MICROSOFT = 'https://login.microsoftonline.com';
const GOOGLE = 'https://accounts.google.com';

export const signInSources = ({ microsoft, google }: SignInOptions): SignInSources => ({
  script: google ? [`${GOOGLE}/gsi/client`] : [],
  style: google ? [`${GOOGLE}/gsi/style`] : [],
  connect: [...(microsoft ? [MICROSOFT] : []), ...(google ? [`${GOOGLE}/gsi/`] : [])],
  // The name that Google's compiler gives to the policy of each of its scripts.
  trustedTypes: google ? ['goog#html', "'allow-duplicates'"] : [],
  frame: [...(microsoft ? [MICROSOFT] : []), ...(google ? [`${GOOGLE}/gsi/`] : [])],
});
