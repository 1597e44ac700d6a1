import type { Mail, Mailer } from './mailer.ts';

export const createMemoryMailer = (): { mailer: Mailer; sent: Mail[] } => {
  const sent: Mail[] = [];
  const keep = (isLeft: (mail: Mail) => boolean) => {
    const left = sent.filter(isLeft);
    return sent.splice(0, sent.length, ...left).length - left.length;
  };
  return {
    sent,
    mailer: {
      mailServer: true,
      async send(mail) {
        sent.push(mail);
        return { to: 'server', answer: '250 Taken' };
      },
      async forget(ids) {
        keep(({ id, about = '' }) => !ids.includes(id) && !ids.includes(about));
      },
      forgetBefore: async (limit) => keep((mail) => mail.date >= limit),
    },
  };
};
