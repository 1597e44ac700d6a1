import { phoneParts } from '#contract/personal-data/phone.ts';
import { PhoneText } from '../../ui/PhoneText.tsx';

/** What somebody typed as their telephone number, each number in it with its link. */
export const StaffPhone = ({ phone }: { phone: string }) => <PhoneText parts={phoneParts(phone)} />;
