#!/usr/bin/env bash
# Builds, tests and runs the packages in Samples, which use the public API alone.
#
#   Tests/Tools/check_samples.sh
#
# They share one build folder, so that the library is compiled once. Each must print what its README
# says, and for its broken file the place of what is wrong.
set -euo pipefail
cd "$(dirname "$0")/../../Samples"

scratch=$PWD/../.build/samples
scene=$(mktemp -d)
trap 'rm -rf "$scene"' EXIT
export LANG=C.UTF-8

# says PACKAGE TEXT PROGRAM ARGUMENT…: the program's output must contain the text.
says() {
  local package=$1 text=$2
  shift 2
  (cd "$package" && "$@") >"$scene/output" </dev/null || true
  grep -qF -- "$text" "$scene/output" || {
    printf 'FAILED: %s\n  must print: %s\n  printed:\n' "${*##*/}" "$text"
    cat "$scene/output"
    exit 1
  }
}

for package in JuiceMaker PizzaOrder Expo1900; do
  (cd "$package" && swift test --scratch-path "$scratch" -debug-info-format none)
done
programs=$(cd Expo1900 && swift build --scratch-path "$scratch" --show-bin-path)

juice=$programs/JuiceMaker
printf '1\nstrawberry =32\n1 x2\n' | "$juice" >"$scene/counter"
grep -qxF 'out of stock: 6 strawberry needed' "$scene/counter"
grep -qxF '! used up: strawberry' "$scene/counter"
grep -qxF 'Here are your 2 glasses of strawberry juice. Enjoy!' "$scene/counter"
says JuiceMaker "error[EX302]: missing key 'en'" "$juice" Broken/recipes.json
says JuiceMaker '--> Broken/recipes.json:3:13' "$juice" Broken/recipes.json

pizza=$programs/PizzaOrder
export PIZZA_WISHES=$scene/wishes.json PIZZA_ORDERS=$scene/orders.json
says PizzaOrder '합계  15,900원' "$pizza" add 1
says PizzaOrder '합계  31,800원' "$pizza" add 1
says PizzaOrder '합계  31,800원' "$pizza"
says PizzaOrder '99번 제품은 메뉴에 없습니다' "$pizza" add 99
says PizzaOrder '주문 1번  31,800원' "$pizza" order
says PizzaOrder '합계  0원' "$pizza"
says PizzaOrder "'-23900' 값은 쓸 수 없습니다: 가격은" env PIZZA_MENU=Broken/menu.json "$pizza"
says PizzaOrder '--> Broken/menu.json:8:38' env PIZZA_MENU=Broken/menu.json "$pizza"

says PizzaOrder '경고[PIZZA-1]: 15,950원은 100원 단위가 아닙니다' \
  env PIZZA_MENU=Broken/prices.json "$pizza"

expo1900=$programs/Expo1900Text
says Expo1900 'Visitors: 50,860,801' "$expo1900"
says Expo1900 'paris_expo_1900.json, line 3, column 15' "$expo1900" Broken.xcassets
