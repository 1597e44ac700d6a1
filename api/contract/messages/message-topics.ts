/** What a message can be about, as the contact page asks; the keys stand in addresses. */
export const messageTopics = {
  question: { label: 'A question', hint: 'About us, a shop, a donation.' },
  'medical-expenses': { label: 'Medical costs', hint: 'A bill, a scan, a prescription.' },
  'hospital-transport': { label: 'A lift to hospital', hint: 'Best by phone, 48 hours ahead.' },
  counselling: { label: 'Counselling', hint: 'Somebody to talk to.' },
  'weekly-shopping': { label: 'Weekly shopping', hint: 'Help with the weekly shop.' },
  volunteering: { label: 'Volunteering', hint: 'Giving some of your time.' },
  press: { label: 'Press', hint: 'For newspapers, radio and others.' },
} as const;
export type MessageTopic = keyof typeof messageTopics;
export const messageTopicKeys = Object.keys(messageTopics) as MessageTopic[];
