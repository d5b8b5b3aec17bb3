import { type KeyboardEvent, useState, useTransition } from "react";

interface Typing {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Keys after which the document is asked for as it was typed: shortcuts, and those that leave the field. */
const isCommand = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey || /^(F\d+|Enter|Escape|Tab)$/.test(key);

/**
 * The properties of a text field whose letters are painted at once: the document, its plan and its tiles follow as a
 * transition, which the next letter interrupts. Whoever leaves the field, or presses a shortcut, finds all of it in the document.
 */
export function useTyping(value: string, onChange: (text: string) => void): Typing {
  const [typed, setTyped] = useState(value);
  const [isComing, startTransition] = useTransition();
  const settle = (): void => {
    // The same change once more, no longer interruptible.
    if (isComing) onChange(typed);
  };
  return {
    value: isComing ? typed : value,
    onChange: (text) => {
      setTyped(text);
      startTransition(() => onChange(text));
    },
    onBlur: settle,
    onKeyDown: (event) => {
      if (isCommand(event)) settle();
    },
  };
}
