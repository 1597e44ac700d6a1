import type { Mail, Mailer } from './mailer.ts';

/** The mailer's twin: what was sent is in the list, until it is forgotten. */
export const createMemoryMailer = (): { mailer: Mailer; sent: Mail[] } => {
  const sent: Mail[] = [];
  return {
    sent,
    mailer: {
      async send(mail) {
        sent.push(mail);
      },
      async forget(about) {
        const left = sent.filter((mail) => mail.about === undefined || !about.includes(mail.about));
        sent.splice(0, sent.length, ...left);
      },
    },
  };
};
