import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { RichText } from "./rich-text.tsx";

it("draws allowed elements, opens what is outside in a new tab, and runs nothing", () => {
  const { container } = render(
    <RichText
      html={
        '<p onclick="x()">Un <strong>mot</strong><br><a href="https://a.example/b">dehors</a> <a href="/dedans">dedans</a><img src=x onerror=alert(1)><script>x</script></p>'
      }
    />,
  );
  expect(container.innerHTML).toBe(
    '<p>Un <strong>mot</strong><br><a href="https://a.example/b" target="_blank" rel="noreferrer">dehors</a> <a href="/dedans">dedans</a></p>',
  );
  expect(screen.getByRole("link", { name: "dehors" })).toBeTruthy();
});
