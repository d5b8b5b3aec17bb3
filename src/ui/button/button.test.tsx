import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Trash2 } from "lucide-react";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

describe("Button", () => {
  it("passes a click on", async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Valider</Button>);
    await userEvent.click(screen.getByRole("button", { name: "Valider" }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("passes a click on only if its check passes", async () => {
    const onClick = vi.fn();
    const check = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true);
    render(
      <Button check={check} onClick={onClick}>
        Valider
      </Button>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button"));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("ignores clicks when read-only, without running its check", async () => {
    const onClick = vi.fn();
    const check = vi.fn(() => true);
    render(
      <Button readOnly check={check} onClick={onClick}>
        Valider
      </Button>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(onClick).not.toHaveBeenCalled();
    expect(check).not.toHaveBeenCalled();
  });

  it("stays focusable when disabled, says why, and neither acts nor sends its form", async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" disabledReason="Rien n’a changé." onClick={onClick}>
          Valider
        </Button>
      </form>,
    );
    const button = screen.getByRole("button");
    await userEvent.hover(button);
    expect((await screen.findByRole("tooltip")).textContent).toBe("Rien n’a changé.");
    await userEvent.click(button);
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("puts its icon on the left unless asked otherwise", () => {
    const { rerender } = render(<Button icon={Trash2}>Supprimer</Button>);
    expect(screen.getByRole("button").firstElementChild?.tagName).toBe("svg");
    rerender(
      <Button icon={Trash2} iconPosition="right">
        Supprimer
      </Button>,
    );
    expect(screen.getByRole("button").lastElementChild?.tagName).toBe("svg");
  });
});

describe("IconButton", () => {
  it("is named by its label", () => {
    render(<IconButton icon={Trash2} label="Supprimer" />);
    expect(screen.getByRole("button", { name: "Supprimer" })).toBeTruthy();
  });
});
