/** Whether something happened on the toasts, which lie above dialogs: a press there is not one beside the dialog. */
export function isOnToasts({ target }: Event): boolean {
  return target instanceof Element && target.closest("[data-toasts]") !== null;
}
