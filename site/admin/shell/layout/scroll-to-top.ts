/** Scrolls to the top; on a small screen the content between the bars scrolls, not the window. */
export const scrollToTop = (): void => {
  window.scrollTo(0, 0);
  const content = document.getElementById('main');
  if (content) content.scrollTop = 0;
};
