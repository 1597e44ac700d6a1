import type { Mail, Mailer } from './mailer.ts';

export const createMemoryMailer = (): { mailer: Mailer; sent: Mail[] } => {
  const sent: Mail[] = [];
  const keep = (isRetained: (mail: Mail) => boolean) => {
    const retained = sent.filter(isRetained);
    return sent.splice(0, sent.length, ...retained).length - retained.length;
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
