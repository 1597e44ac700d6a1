const nouns = {
  testimonials: ['testimonial', 'testimonials'],
  donations: ['donation', 'donations'],
  messages: ['message', 'messages'],
  audit: ['entry of the log', 'entries of the log'],
  comments: ['comment', 'comments'],
  addresses: ['address with its mails', 'addresses with their mails'],
  account: ['staff account', 'staff accounts'],
} as const;

export const formatCounts = (counts: Partial<Record<keyof typeof nouns, number>>): string =>
  Object.entries(nouns)
    .flatMap(([name, [one, many]]) => {
      const count = counts[name as keyof typeof nouns] ?? 0;
      return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
    })
    .join(', ') || 'nothing';
