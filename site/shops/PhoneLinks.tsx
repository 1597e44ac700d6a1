import { firstHref } from '#contract/personal-data/phone-parts.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { PhoneText } from '../ui/PhoneText.tsx';

/** A telephone number of the charity, with the links that the server made of it. */
export const PhoneLinks = ({ phone }: { phone: string }) => (
  <PhoneText parts={useSettings().phoneParts?.[phone] ?? [{ text: phone }]} />
);

/** The link that rings a telephone number of the charity: the first one where several are written. */
export const usePhoneHref = (): ((phone: string) => string | undefined) => {
  const { phoneParts } = useSettings();
  return (phone) => firstHref(phoneParts?.[phone]);
};
