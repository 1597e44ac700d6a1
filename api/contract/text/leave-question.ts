/** What is asked before something unsaved is left: by the portal itself, and by the desktop app before its page goes. */
export const leaveQuestion = {
  question: 'Leave without saving?',
  detail: 'What you changed here is not saved yet and would be lost.',
  leave: 'Leave',
  stay: 'Stay here',
} as const;
