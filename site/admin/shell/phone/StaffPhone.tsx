import { phoneParts } from '#contract/personal-data/phone.ts';
import { PhoneText } from '../../../ui/PhoneText.tsx';

export const StaffPhone = ({ phone }: { phone: string }) => <PhoneText parts={phoneParts(phone)} />;
