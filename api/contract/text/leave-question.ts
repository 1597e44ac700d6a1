export const leaveQuestion = {
  question: 'Leave without saving?',
  detail: 'What you changed here is not saved yet and would be lost.',
  leave: 'Leave',
  stay: 'Stay here',
} as const;
