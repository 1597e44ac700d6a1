const dublin = new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Dublin' });

/** A moment in words for a sentence, in Irish time: `21 November 2026 at 14:05`. */
export const whenInWords = (timestamp: string): string => dublin.format(new Date(timestamp));
