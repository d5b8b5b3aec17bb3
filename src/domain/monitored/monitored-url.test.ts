import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import type { Product } from "../../generated/types.ts";
import { LONGEST_URL, monitoredUrl } from "./monitored-url.ts";

const { providers } = JSON.parse(readFileSync(new URL("../../../templates/product.json", import.meta.url), "utf8")) as Product;

/** Addresses as people paste them, with the provider whose they are and the form in which they are kept. */
const accepted: readonly [given: string, provider: string, kept?: string][] = [
  ["https://www.google.com/maps/place/H%C3%B4tel+Bellerive/@45.1,6.2,17z", "google"],
  ["https://www.google.fr/maps/place/Hôtel", "google", "https://www.google.fr/maps/place/H%C3%B4tel"],
  ["https://maps.app.goo.gl/AbCdEf123", "google"],
  ["https://g.page/hotel-bellerive", "google"],
  ["HTTPS://WWW.GOOGLE.COM/maps/place/X", "google", "https://www.google.com/maps/place/X"],
  ["https://www.tripadvisor.fr/Hotel_Review-g187260-d1-Reviews-Bellerive.html", "tripadvisor"],
  ["https://www.tripadvisor.co.uk/Hotel_Review-g1-d1", "tripadvisor"],
  ["https://fr.tripadvisor.ch/Restaurant_Review-g1-d1", "tripadvisor"],
  ["https://www.booking.com/hotel/fr/bellerive.fr.html?lang=fr&dest_id=1", "booking"],
  ["https://www.booking.com:443/hotel/fr/bellerive.html", "booking", "https://www.booking.com/hotel/fr/bellerive.html"],
  ["https://www.booking.com/hotel/fr/bellerive.html#tab-reviews", "booking", "https://www.booking.com/hotel/fr/bellerive.html"],
  ["  https://www.booking.com/hotel/fr/x.html  ", "booking", "https://www.booking.com/hotel/fr/x.html"],
  ["https://www.expedia.fr/Aurelle-Hotel.h123.Description-Hotel", "expedia"],
  ["https://fr.hotels.com/ho123456", "hotels"],
  ["https://www.airbnb.fr/rooms/12345", "airbnb"],
  ["https://www.abritel.fr/location-vacances/p123", "abritel"],
  ["https://www.gites-de-france.com/fr/alpes/gite-du-lac", "gites_de_france"],
  ["https://www.clevacances.com/fr/location/1", "clevacances"],
  ["https://www.thefork.fr/restaurant/la-table-d-augustine-r1", "thefork"],
  ["https://www.facebook.com/hotelbellerive/reviews", "facebook"],
  ["https://www.holidaycheck.de/hi/bellerive/1", "holidaycheck"],
  ["https://www.zoover.nl/frankrijk/camping", "zoover"],
  ["https://www.getyourguide.fr/lac-l1/croisiere-t1/", "getyourguide"],
  ["https://fr.trustpilot.com/review/bellerive.example", "trustpilot"],
  ["https://www.trustpilot.com/review/bellerive.example", "trustpilot"],
];

const booking = "www.booking.com/hotel/";
/** A host in every place where an address can hold one. */
const wholeHosts = [
  // Loopback and private addresses, as names and as numbers of every base.
  "localhost",
  "localhost.localdomain",
  "127.0.0.1",
  "127.1",
  "0.0.0.0",
  "0",
  "2130706433",
  "0x7f000001",
  "0x7f.0.0.1",
  "0x7f.1",
  "017700000001",
  "0177.0.0.1",
  "0177.0.0.01",
  "127.0.0.1.",
  "10.0.0.1",
  "10.1",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "169.254.169.254.",
  "2852039166",
  "0xa9fea9fe",
  "100.64.0.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:7f00:0001]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b::169.254.169.254]",
  "[2002:7f00:1::]",
  "[fe80::1]",
  "[fe80::1%25eth0]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[::127.0.0.1]",
  // Names that lead to such addresses.
  "metadata.google.internal",
  "metadata",
  "kubernetes.default.svc",
  "localtest.me",
  "127.0.0.1.nip.io",
  "www.booking.com.127.0.0.1.nip.io",
  "spoofed.burpcollaborator.net",
  "printer.local",
  // Hosts that look like a provider's.
  "booking.com.evil.example",
  "www.booking.com.evil.example",
  "evilbooking.com",
  "www.booking.co",
  "www.booking.comm",
  "www-booking.com",
  "www.bookíng.com",
  "www.bооking.com",
  "xn--bking-jua.com",
  "www.xn--bking-jua.com",
  "www。booking。com",
  "www．booking．com",
  "ｗｗｗ.booking.com",
  "www.booking.com%00.evil.example",
  "www.booking.com%2eevil.example",
  "www.booking%2ecom",
  "www.booking.com.",
  ".www.booking.com",
  "www..booking.com",
  "-www.booking.com",
  "www.booking.com-",
  "www_booking.com",
  "①②⑦.0.0.1",
  "booking.com\u200b",
  "www.book\u00ading.com",
  "www.booking.com\u202e",
  `${"a".repeat(64)}.booking.com`,
  `${"a.".repeat(130)}booking.com`,
  // Ports and userinfo.
  "www.booking.com:80",
  "www.booking.com:8443",
  "www.booking.com:0",
  "www.booking.com:",
  "www.booking.com:443:443",
  "www.booking.com:4430",
  "www.booking.com:00443",
  "user@www.booking.com",
  "user:secret@www.booking.com",
  "www.booking.com@127.0.0.1",
  "www.booking.com@evil.example",
  "www.booking.com:443@evil.example",
  "@www.booking.com",
  "evil.example\\@www.booking.com",
  "www.booking.com\\@evil.example",
  "www.booking.com#@evil.example",
  "evil.example#.booking.com",
  "evil.example?.booking.com",
  "evil.example\\.booking.com",
];

const refused: readonly string[] = [
  ...wholeHosts.map((host) => `https://${host}/hotel/fr/x.html`),
  // Schemes.
  ...[
    "http",
    "ftp",
    "file",
    "gopher",
    "dict",
    "ldap",
    "data",
    "javascript",
    "ws",
    "wss",
    "jar",
    "view-source",
    "blob",
    "httpss",
    "https:https",
  ].map((scheme) => `${scheme}://${booking}fr/x.html`),
  `//${booking}fr/x.html`,
  `${booking}fr/x.html`,
  `https:/${booking}fr/x.html`,
  `https:${booking}fr/x.html`,
  `https:\\\\${booking}fr/x.html`,
  `https:///${booking}fr/x.html`,
  `https//${booking}fr/x.html`,
  "file:///etc/passwd",
  "javascript:alert(1)//www.booking.com/hotel/",
  "data:text/html,www.booking.com/hotel/",
  "",
  "https://",
  "https:///",
  // Paths outside those that publish reviews, and ways to them.
  "https://www.booking.com/",
  "https://www.booking.com",
  "https://www.booking.com/searchresults.html",
  "https://www.booking.com/hotelx",
  "https://www.booking.com/hotel/../redirect?url=https://127.0.0.1",
  "https://www.booking.com/hotel/./../redirect",
  "https://www.booking.com/hotel/%2e%2e/redirect",
  "https://www.booking.com/hotel/.%2E/redirect",
  "https://www.booking.com/hotel/..%2fredirect",
  "https://www.booking.com/hotel/..%5credirect",
  "https://www.booking.com/hotel/x%00.html",
  "https://www.booking.com/hotel//evil.example/",
  "https://www.booking.com//hotel/x.html",
  "https://www.booking.com/hotel/%zz",
  "https://www.booking.com/hotel/%",
  "https://www.google.com/url?q=https://127.0.0.1/",
  "https://www.google.com/amp/s/evil.example",
  "https://l.facebook.com/l.php?u=http://127.0.0.1",
  "https://www.trustpilot.com/evil",
  // What cannot be seen, and what ends a line of a request.
  "https://www.booking.com/hotel/x\r\nHost: 127.0.0.1",
  "https://www.booking.com/hotel/x\ny",
  "https://www.booking.com/hotel/x\ty",
  "https://www.booking.com/hotel/x y",
  "https://www.booking.com/hotel/x\u0000",
  "https://www.booking.com/hotel/\u202egnp.x",
  "https://www.booking.com/hotel/\ud800",
  "https://www.booking.com/hotel/x\\y",
  `https://www.booking.com/hotel/${"a".repeat(LONGEST_URL)}`,
  // The product's own, and a site outside every list.
  "https://belvedere.example/hotel/",
  "https://www.bellerive.example/avis",
];

it.each(accepted)("accepts %s as %s’s", (given, provider, kept = given) => {
  expect(monitoredUrl(given, providers)).toEqual({ url: kept, provider });
});

it("refuses an address that could lead elsewhere than to a provider", () => {
  expect(new Set(refused).size).toBeGreaterThanOrEqual(120);
  expect(refused.filter((url) => monitoredUrl(url, providers) !== null)).toEqual([]);
});

it("keeps what it has accepted: the stored form is accepted as itself", () => {
  for (const [given] of accepted) {
    const found = monitoredUrl(given, providers);
    expect(monitoredUrl(found?.url ?? "", providers)).toEqual(found);
  }
});

it("follows what browsers make of an accepted address: the same host, the default port, nobody’s name", () => {
  for (const [given] of accepted) {
    const { hostname, port, protocol, username, href } = new URL(monitoredUrl(given, providers)?.url ?? "");
    expect([protocol, port, username]).toEqual(["https:", "", ""]);
    expect(href).toBe(monitoredUrl(given, providers)?.url);
    expect(hostname).toMatch(/^[a-z0-9.-]+$/);
  }
});

it("knows neither a provider that is switched off nor one without addresses", () => {
  const [url] = ["https://www.booking.com/hotel/fr/x.html"];
  const off = providers.map((provider) => ({ ...provider, enabled: provider.id !== "booking" }));
  expect(monitoredUrl(url, off)).toBeNull();
  expect(monitoredUrl(url, [{ id: "form", enabled: true }])).toBeNull();
  expect(monitoredUrl("https://a.b.example.com/x", [{ id: "all", enabled: true, urls: ["*.example.com"] }])?.provider).toBe("all");
  expect(monitoredUrl("https://notexample.com/x", [{ id: "all", enabled: true, urls: ["*.example.com"] }])).toBeNull();
});

it("accepts neither an address in digits nor a name of another alphabet, even where a pattern would", () => {
  const wide = [{ id: "wide", enabled: true, urls: ["127.0.0.1", "*.0.0.1", "*.example.com"] }];
  for (const host of ["127.0.0.1", "10.0.0.1", "xn--80ak6aa92e.example.com"])
    expect([host, monitoredUrl(`https://${host}/x`, wide)]).toEqual([host, null]);
});
