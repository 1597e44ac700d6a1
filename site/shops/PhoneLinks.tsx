import { firstHref } from '#contract/personal-data/phone-parts.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { PhoneText } from '../ui/PhoneText.tsx';

export const PhoneLinks = ({ phone }: { phone: string }) => (
  <PhoneText parts={useSettings().phoneParts?.[phone] ?? [{ text: phone }]} />
);

/** Returns the first link if several numbers are written. */
export const usePhoneHref = (): ((phone: string) => string | undefined) => {
  const { phoneParts } = useSettings();
  return (phone) => firstHref(phoneParts?.[phone]);
};
