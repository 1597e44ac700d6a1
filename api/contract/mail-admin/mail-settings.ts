import * as z from 'zod/mini';

const MAILS_PER_HOUR = { default: 300, min: 1, max: 100_000 } as const;
const PER_HOUR_MESSAGE = `Please write a whole number from ${MAILS_PER_HOUR.min} to ${MAILS_PER_HOUR.max}`;

/** Mails beyond the hourly limit wait. */
export const mailSettings = z.object({
  mailsPerHour: z
    .int(PER_HOUR_MESSAGE)
    .check(z.minimum(MAILS_PER_HOUR.min, PER_HOUR_MESSAGE), z.maximum(MAILS_PER_HOUR.max, PER_HOUR_MESSAGE)),
});
export type MailSettings = z.infer<typeof mailSettings>;

export const defaultMailSettings: MailSettings = { mailsPerHour: MAILS_PER_HOUR.default };
